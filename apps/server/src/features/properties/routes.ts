import { AppError, largestPropertyFileBytes, propertyFileContentTypes, routes } from '@freehold/contract';
import { type Binding, bindList, bindPreparedWrite, bindRoute, bindWrite } from '../../http/bind-route.ts';
import { bindText } from '../../http/bind-text.ts';
import { takeBytes, UploadedBytes } from '../../http/uploaded-bytes.ts';
import { dayInSydney } from '../../reports/date-text.ts';
import { createPropertyFileReader } from './file-reader.ts';
import { checkFile, exportProperties, importProperties, propertiesIn } from './files.ts';
import {
  changeProperty,
  createProperty,
  fetchPictureAgain,
  readProperties,
  readProperty,
  setArchived,
} from './service.ts';

/** Properties: read by everybody signed in, kept by advisers. */
export function bindProperties(binding: Binding): void {
  bindRecords(binding);
  bindArchive(binding);
  bindPicture(binding);
  bindExport(binding);
  binding.app.register(async (app) => bindImport({ ...binding, app }));
}

function bindRecords(binding: Binding): void {
  const { deps } = binding;
  bindList(binding, routes.properties.list, ({ query, actor }) => readProperties(deps.db.kysely, query, actor.role));
  bindRoute(binding, routes.properties.read, ({ params, actor }) =>
    readProperty(deps.db.kysely, params.id, actor.role),
  );
  bindWrite(binding, routes.properties.create, (tx, { body, actor }, hasKey) =>
    createProperty(deps, tx, { input: body, actor, hasKey }),
  );
  bindWrite(binding, routes.properties.update, (tx, { params, body, ifMatch, actor }) =>
    changeProperty(deps, tx, { id: params.id, input: body, ifMatch, actor }),
  );
}

function bindPicture(binding: Binding): void {
  const { deps } = binding;
  bindWrite(binding, routes.properties.fetchPicture, (tx, { params, actor }) =>
    fetchPictureAgain(deps, tx, { id: params.id, actor }),
  );
}

function bindArchive(binding: Binding): void {
  const { deps } = binding;
  bindWrite(binding, routes.properties.archive, (tx, { params, actor }) =>
    setArchived(deps, tx, { id: params.id, isArchived: true, actor }),
  );
  bindWrite(binding, routes.properties.restore, (tx, { params, actor }) =>
    setArchived(deps, tx, { id: params.id, isArchived: false, actor }),
  );
}

function bindExport(binding: Binding): void {
  const { deps } = binding;
  bindText(binding, routes.properties.export, {
    mediaType: 'text/csv',
    handle: async ({ actor, query }) => ({
      parts: await exportProperties(deps, actor, query),
      filename: `properties-${dayInSydney(deps.now())}.csv`,
    }),
  });
}

function bindImport(binding: Binding): void {
  const { app, deps } = binding;
  takeBytes(app, {
    contentTypes: propertyFileContentTypes,
    largest: largestPropertyFileBytes,
    refusal: 'not-a-csv',
  });
  const reader = createPropertyFileReader();
  app.addHook('onClose', () => reader.close());
  bindRoute(binding, routes.properties.checkFile, async ({ body, actor }) =>
    checkFile(reader, { bytes: bytesOf(body), owner: actor.id }),
  );
  bindPreparedWrite(binding, routes.properties.importFile, {
    prepare: async ({ body, actor }) => propertiesIn(reader, { bytes: bytesOf(body), owner: actor.id }),
    perform: (tx, { actor, prepared }) => importProperties(deps, tx, { properties: prepared, actor }),
    answer: async (kept) => kept,
  });
}

function bytesOf(body: unknown): Uint8Array {
  if (!(body instanceof UploadedBytes)) throw new AppError('not-a-csv');
  return body.bytes;
}
