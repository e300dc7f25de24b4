import { type Route, routes } from '@freehold/contract';

type Groups = typeof routes;

/** A route by group and name, such as `profiles.get`. */
export type RouteName = { [G in keyof Groups]: `${G}.${keyof Groups[G] & string}` }[keyof Groups];

/** All routes of the contract with their names. */
export const namedRoutes: readonly (readonly [name: RouteName, route: Route])[] = Object.entries(routes).flatMap(
  ([group, members]) =>
    Object.entries(members).map(([name, route]): [RouteName, Route] => {
      const full = `${group}.${name}`;
      assertRouteName(full);
      return [full, route];
    }),
);

/** The route with a name. */
export function routeNamed(name: RouteName): Route {
  const found = namedRoutes.find(([other]) => other === name);
  if (found === undefined) throw new Error(`No route ${name}`);
  return found[1];
}

function assertRouteName(name: string): asserts name is RouteName {
  const [group, member] = name.split('.');
  const members = Object.entries(routes).find(([other]) => other === group)?.[1] ?? {};
  if (member === undefined || !(member in members)) throw new Error(`No route ${name}`);
}
