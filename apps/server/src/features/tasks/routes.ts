import { routes } from '@freehold/contract';
import { scopeFor } from '../../http/access.ts';
import { type Binding, bindRoute, bindWrite } from '../../http/bind-route.ts';
import { addTask, finishTask, readTasks, removeTask, reopenTask, restoreTask } from './service.ts';

const { tasks } = routes;

/** What advisers are to do for clients. */
export function bindTasks(binding: Binding): void {
  const { deps } = binding;
  bindRoute(binding, tasks.list, ({ actor, params }) => readTasks(deps, { actor, scope: scopeFor(actor, params.id) }));
  bindWrite(binding, tasks.add, (tx, { actor, params, body }) =>
    addTask(deps, tx, { actor, scope: scopeFor(actor, params.id), input: body }),
  );
  bindWrite(binding, tasks.finish, (tx, { actor, params: { id, taskId } }) =>
    finishTask(deps, tx, { actor, scope: scopeFor(actor, id), taskId }),
  );
  bindWrite(binding, tasks.reopen, (tx, { actor, params: { id, taskId } }) =>
    reopenTask(deps, tx, { actor, scope: scopeFor(actor, id), taskId }),
  );
  bindWrite(binding, tasks.remove, (tx, { actor, params: { id, taskId } }) =>
    removeTask(deps, tx, { actor, scope: scopeFor(actor, id), taskId }),
  );
  bindWrite(binding, tasks.restore, (tx, { actor, params: { id, taskId } }) =>
    restoreTask(deps, tx, { actor, scope: scopeFor(actor, id), taskId }),
  );
}
