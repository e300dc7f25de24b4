import { modelSuite } from './suite.ts';

modelSuite({ sequences: 40, rounds: 10 });
