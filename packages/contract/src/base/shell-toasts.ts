/** A toast: its title and, where there is one, the line below. */
export interface ToastText {
  readonly title: string;
  readonly description?: string;
}

/** The toasts that every page can show; apart from the others, which no page has to load before it needs them. */
export const shellToasts = {
  signedOut: { title: 'Signed Out', description: 'You have been successfully signed out' },
  // For the demo, in place of success texts and after a lead form.
  demoNotSaved: { title: 'Demo: not saved', description: 'The change lasts until you leave the demo.' },
  demoNotSent: { title: 'Demo: not saved', description: 'Nothing was sent or kept.' },
} as const satisfies Record<string, ToastText>;
