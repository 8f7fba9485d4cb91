<?php
declare( strict_types=1 );

namespace Brolga\Core\Consent;

/**
 * A visitor's consent. Use it only for responses that no page cache stores; scripts on pages use
 * `src/runtime/consent/state.ts`.
 */
interface Consent {

	public function asks( string $service ): bool;

	/**
	 * Whether a service may run for the current visitor: they consented, or this site does not ask.
	 *
	 * @param array<array-key, mixed> $cookies
	 */
	public function allows( string $service, array $cookies ): bool;

	/**
	 * Returns the current visitor's answer: `waiting` before they answered, `unknown` where another plugin's
	 * banner asks and does not reveal the answer. Only for services that need consent.
	 *
	 * @param array<array-key, mixed> $cookies
	 * @return 'granted'|'denied'|'waiting'|'unknown'
	 */
	public function said( string $service, array $cookies ): string;
}
