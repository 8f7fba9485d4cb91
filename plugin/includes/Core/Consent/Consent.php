<?php
declare( strict_types=1 );

namespace Brolga\Core\Consent;

/**
 * What a visitor said. Only what is never kept in a page cache may ask the
 * server: a page's scripts ask `src/runtime/consent/state.ts`.
 */
interface Consent {

	/**
	 * Whether the visitors of this site are asked about a service.
	 *
	 * @param string $service Its id.
	 */
	public function asks( string $service ): bool;

	/**
	 * Whether a service may run for the visitor of this request: they agreed, or
	 * nobody asks about it here.
	 *
	 * @param string                  $service Its id.
	 * @param array<array-key, mixed> $cookies The request's cookies, unslashed.
	 */
	public function allows( string $service, array $cookies ): bool;

	/**
	 * What the visitor of this request said about a service: `granted`, `denied`,
	 * `waiting` where they have not answered yet, or `unknown` where somebody else's
	 * banner asks, which does not tell. Only of a service that visitors are asked about.
	 *
	 * @param string                  $service Its id.
	 * @param array<array-key, mixed> $cookies The request's cookies, unslashed.
	 * @return 'granted'|'denied'|'waiting'|'unknown'
	 */
	public function said( string $service, array $cookies ): string;
}
