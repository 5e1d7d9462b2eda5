import type { Route } from '../paths.ts'

/** Stand-in until sign-in exists: lets every request pass. Throws a redirect when the route may not be opened. */
export async function guard(_route: Route, _request: Request): Promise<void> {}
