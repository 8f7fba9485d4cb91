<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Newsletter\Providers;

use LogicException;

/**
 * Finds who speaks to a provider.
 */
final class ListApis {

	/**
	 * @param list<ListApi> $apis One a kind.
	 */
	public function __construct( private readonly array $apis ) {}

	/**
	 * Who speaks to a kind of provider.
	 *
	 * @throws LogicException When nobody does, which is a mistake of ours.
	 */
	public function of( ProviderKind $kind ): ListApi {
		foreach ( $this->apis as $api ) {
			if ( $kind === $api->kind() ) {
				return $api;
			}
		}
		throw new LogicException( "Nobody speaks to {$kind->value}." );
	}
}
