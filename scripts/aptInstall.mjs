import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** Whether this is Debian or a system made from it, such as Ubuntu: one that has apt. */
export const isDebian = () =>
  existsSync('/etc/os-release') &&
  /^(ID|ID_LIKE)=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'))

let isUpdated = false

/**
 * Installs Debian packages, all or none. Prints only apt's errors, and fails without the right to install
 * instead of asking for a password. When another process uses apt, it waits for up to five minutes.
 * @param {readonly string[]} packages
 * @returns {boolean} whether they are installed now
 */
export function aptInstall(packages) {
  // apt has no timeout for the lock of its package lists, as it has for dpkg's, so `flock` waits for it.
  isUpdated ||= aptGet(['flock', '--wait', '300', '/var/lib/apt/lists'], ['update', '-qq'])
  // Lists that could not be updated may still be good enough.
  return aptGet([], ['install', '-y', '-qq', '--no-install-recommends', ...packages])
}

/**
 * @param {readonly string[]} before a command that runs the one after it
 * @param {readonly string[]} rest
 * @returns {boolean} whether it succeeded
 */
function aptGet(before, rest) {
  const rights = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const settings = ['DEBIAN_FRONTEND=noninteractive', 'apt-get', '-o', 'DPkg::Lock::Timeout=300']
  // `env` stands behind sudo, which does not pass variables on.
  const [command = 'env', ...others] = [...before, ...rights, 'env', ...settings, ...rest]
  return spawnSync(command, others, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
}
