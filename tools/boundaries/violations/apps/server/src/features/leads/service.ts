// Breaks server-service-knows-no-http.
import { reply } from '../../http/reply.ts';

export const submit = () => reply;
