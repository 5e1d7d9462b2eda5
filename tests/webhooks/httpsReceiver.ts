/** A receiver on this machine that has a certificate, and the network in which its name leads to it. */
import { createServer } from 'node:https'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Network } from '../../src/webhooks/call.server.ts'
import { CERTIFICATE, KEY } from './certificate.ts'

/** In it a process of tests says which one it is. */
export const PROCESS_NAME = 'delivering-process'

export interface Told {
  url: string
  headers: IncomingHttpHeaders
  body: string
}

export type Answer = (told: Told, response: ServerResponse, request: IncomingMessage) => void

export interface Receiving {
  port: number
  received: Told[]
  close(): Promise<void>
}

export async function receive(
  answer: Answer = (_told, response) => void response.writeHead(204).end(),
): Promise<Receiving> {
  const received: Told[] = []
  const server = createServer({ key: KEY, cert: CERTIFICATE }, (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => void chunks.push(chunk))
    request.on('end', () => {
      const told = { url: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString('utf8') }
      received.push(told)
      answer(told, response, request)
    })
  })
  server.on('tlsClientError', () => undefined)
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', () => resolve()))
  return {
    port: (server.address() as AddressInfo).port,
    received,
    close: () => {
      server.closeAllConnections()
      return new Promise(resolve => void server.close(() => resolve()))
    },
  }
}

/** Only in it is this machine a place to send to. */
export const loopback: Network = {
  resolve: async () => ['127.0.0.1'],
  isAllowed: address => address === '127.0.0.1',
  authority: CERTIFICATE,
}
