import { modelSuite } from './suite.ts';

modelSuite({ sequences: 2_000, rounds: 250 });
