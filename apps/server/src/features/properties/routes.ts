import {
  AppError,
  largestPropertyFileBytes,
  type Property,
  propertyFileContentTypes,
  routes,
} from '@freehold/contract';
import { dayInSydney } from '@freehold/domain';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import {
  type Binding,
  bindList,
  bindLongWrite,
  bindPreparedWrite,
  bindRoute,
  type Remade,
} from '../../http/bind-route.ts';
import { bindText } from '../../http/bind-text.ts';
import { acceptFiles, UploadedBytes } from '../../http/uploaded-bytes.ts';
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

/** Properties: readable by everyone signed in, maintained by advisers. */
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
  bindLongWrite(binding, routes.properties.create, {
    perform: (tx, { body, actor, hasKey }) => createProperty(deps, tx, { input: body, actor, hasKey }),
    ...readAgain(deps),
  });
  bindLongWrite(binding, routes.properties.update, {
    perform: (tx, { params, body, ifMatch, actor }) =>
      changeProperty(deps, tx, { id: params.id, input: body, ifMatch, actor }),
    ...readAgain(deps),
  });
}

function readAgain({ db }: Deps): Remade<{ readonly actor: Actor }, Property, Property> {
  return { id: ({ id }) => id, again: (id, { actor }) => readProperty(db.kysely, id, actor.role) };
}

function bindPicture(binding: Binding): void {
  const { deps } = binding;
  bindLongWrite(binding, routes.properties.fetchPicture, {
    perform: (tx, { params, actor }) => fetchPictureAgain(deps, tx, { id: params.id, actor }),
    ...readAgain(deps),
  });
}

function bindArchive(binding: Binding): void {
  const { deps } = binding;
  bindLongWrite(binding, routes.properties.archive, {
    perform: (tx, { params, actor }) => setArchived(deps, tx, { id: params.id, isArchived: true, actor }),
    ...readAgain(deps),
  });
  bindLongWrite(binding, routes.properties.restore, {
    perform: (tx, { params, actor }) => setArchived(deps, tx, { id: params.id, isArchived: false, actor }),
    ...readAgain(deps),
  });
}

function bindExport(binding: Binding): void {
  const { deps } = binding;
  bindText(binding, routes.properties.export, {
    mediaType: 'text/csv',
    handle: ({ actor, query }) => ({
      write: (sink) => exportProperties(deps, { actor, query }, sink),
      filename: `properties-${dayInSydney(deps.now())}.csv`,
    }),
  });
}

function bindImport(binding: Binding): void {
  const { app, deps } = binding;
  acceptFiles(app, {
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
