import { routeOf, type Route } from './route.ts';

let current = $state.raw<Route>(routeOf(location.pathname));

addEventListener('popstate', () => {
  current = routeOf(location.pathname);
});

export const route = (): Route => current;

/** Shows another page. `replace`: the back button does not come to this one again. */
export const go = (path: string, replace = false): void => {
  if (path !== location.pathname) history[replace ? 'replaceState' : 'pushState'](null, '', path);
  current = routeOf(path);
  scrollTo(0, 0);
};
