import { describe, expect, it } from 'vitest';
import { amountText, numberText, percentText } from './amount-text.ts';

describe('amountText', () => {
  it.each([
    [1_234, '$1,234'],
    [-50, '−$50'],
    [88_888.884, '$88,888.88'],
    [0.5, '$0.50'],
    [51_813.5, '$51,813.50'],
    [0, '$0'],
    [-0, '$0'],
  ])('%d is %s', (amount, expected) => {
    expect(amountText(amount)).toBe(expected);
  });
});

describe('percentText', () => {
  it.each([
    [5.5, '5.5%'],
    [2.45, '2.45%'],
    [-3, '−3%'],
    [33.333_33, '33.3333%'],
    [100, '100%'],
  ])('%d is %s', (rate, expected) => {
    expect(percentText(rate)).toBe(expected);
  });
});

describe('numberText', () => {
  it.each([
    [1_284_852, '1,284,852'],
    [1.644_853_6, '1.6449'],
    [-2.5, '−2.5'],
    [0, '0'],
  ])('%d is %s', (value, expected) => {
    expect(numberText(value)).toBe(expected);
  });
});
