/** Who reads: the client on their own screens, or anybody in a report about the client. */
export type Voice = 'you' | 'report';
