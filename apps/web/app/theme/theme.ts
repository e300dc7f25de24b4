import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

const eucalyptus: MantineColorsTuple = [
  '#edf5f1',
  '#d8e8e0',
  '#b3d2c4',
  '#8bbaa5',
  '#5f9f86',
  '#2f7a5f',
  '#2c6f56',
  '#215a46',
  '#1a4939',
  '#12352a',
];

const red: MantineColorsTuple = [
  '#fdf1ef',
  '#fadfdb',
  '#f3bbb4',
  '#ea958c',
  '#dc6a60',
  '#c2413a',
  '#b3261e',
  '#8f1f18',
  '#6f1a15',
  '#4c130f',
];

// Warm greys; Mantine derives text, borders and surfaces of the light scheme from these.
const gray: MantineColorsTuple = [
  '#faf7f2',
  '#f3eee6',
  '#e8e1d6',
  '#dad1c4',
  '#928a7e',
  '#8a8378',
  '#635f57',
  '#4b4842',
  '#33312d',
  '#23211e',
];

// Ink blues; Mantine derives text, borders and surfaces of the dark scheme from these.
const dark: MantineColorsTuple = [
  '#e4eaef',
  '#c6d0d9',
  '#a9b6c2',
  '#7d8e9d',
  '#64778a',
  '#2b3945',
  '#1a2530',
  '#121a21',
  '#0d141a',
  '#090e13',
];

/** The theme as Mantine knows it; what Mantine has no name for is in tokens.css. */
export const theme = createTheme({
  primaryColor: 'eucalyptus',
  primaryShade: { light: 6, dark: 5 },
  colors: { eucalyptus, red, gray, dark },
  black: '#16222b',
  white: '#ffffff',
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '20px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  fontFamily:
    '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", system-ui, sans-serif',
  headings: { fontFamily: 'var(--fh-display)', fontWeight: '600' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    // Mantine's scroll lock injects a style element, which the CSP refuses; base.css locks instead.
    Modal: { defaultProps: { lockScroll: false } },
    // Mantine renders <header>, which outside a section counts as a second banner.
    ModalHeader: { defaultProps: { role: 'presentation' } },
    // 16 px text: iOS zooms into fields with smaller text.
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    Checkbox: { defaultProps: { size: 'md' } },
  },
});

/** Adjusts Mantine's colours so small text keeps a contrast of 4.5 in both schemes. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#faf7f2',
    '--mantine-color-text': '#16222b',
    '--mantine-color-dimmed': '#57605f',
    '--mantine-color-placeholder': '#6a665e',
    '--mantine-color-error': '#b3261e',
    '--mantine-color-anchor': '#215a46',
    '--mantine-color-disabled-color': '#6a665e',
  },
  dark: {
    '--mantine-color-dimmed': '#a9b6c2',
    '--mantine-color-placeholder': '#9aa8b5',
    '--mantine-color-error': '#ff9a92',
    '--mantine-color-anchor': '#a6d3bf',
    '--mantine-color-disabled-color': '#9aa8b5',
  },
});
