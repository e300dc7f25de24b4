import { fuzzSuite } from './suite.ts';

fuzzSuite(2);
