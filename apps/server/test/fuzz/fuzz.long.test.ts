import { fuzzSuite, suites } from './suite.ts';

for (let part = 0; part < suites; part += 1) fuzzSuite(part);
