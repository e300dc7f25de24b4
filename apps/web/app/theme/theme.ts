import { createTheme, type MantineColorsTuple } from '@mantine/core';

const eucalyptus: MantineColorsTuple = [
  '#edf5f1',
  '#d8e8e0',
  '#b3d2c4',
  '#8bbaa5',
  '#62a086',
  '#40866b',
  '#2c6f56',
  '#215a46',
  '#1a4939',
  '#12352a',
];

/** The product's look as the component kit understands it; what the kit has no name for is in tokens.css. */
export const theme = createTheme({
  primaryColor: 'eucalyptus',
  primaryShade: { light: 6, dark: 3 },
  autoContrast: true,
  colors: { eucalyptus },
});
