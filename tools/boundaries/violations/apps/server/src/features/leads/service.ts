// Breaks server-feature-knows-no-http and server-service-leaves-sql-to-queries.
import { reply } from '../../http/reply.ts';
import { connect } from '../../db/connect.ts';

export const submit = () => [reply, connect];
