import type { InternalAxiosRequestConfig } from 'axios'

let page = ''
let trace = ''

/** Sends one trace id per page view; the server decides about sampling (`OTEL_TRACES_SAMPLER_ARG`). */
export function withTrace(request: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  if (page !== location.pathname) trace = digits(16)
  page = location.pathname
  request.headers.set('traceparent', `00-${trace}-${digits(8)}-01`)
  return request
}

const digits = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
