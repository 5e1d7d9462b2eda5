import pg from 'pg'

/**
 * What a connection is asked until the current step of the program ends travels in one packet: BEGIN with the first
 * statement, a statement with its COMMIT. Handing over a packet costs more than all that a short statement makes us
 * compute.
 */
export function sendTogether(client: pg.ClientBase): void {
  if (!(client instanceof pg.Client)) return
  const { stream } = client.connection
  stream.cork()
  process.nextTick(() => stream.uncork())
}
