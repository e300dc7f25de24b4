import { expect, test } from 'vitest';
import { withLayerOrder } from './layer-order.ts';

test('a sheet of layers says their order, whichever comes first on the page; another stays as it is', () => {
  expect(withLayerOrder('@layer mantine{a{color:red}}')).toBe('@layer elements,mantine;@layer mantine{a{color:red}}');
  expect(withLayerOrder('a{color:red}')).toBe('a{color:red}');
});
