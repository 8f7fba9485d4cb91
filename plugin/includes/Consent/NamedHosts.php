<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Core\Consent\ServiceHosts;
use Brolga\Core\Support\LazyInject;
use Closure;

/**
 * Finds the service that declares a host. A service can declare `example.com`, which includes its
 * subdomains, or `example.com/maps`.
 *
 * @see CONSENT-400
 */
final class NamedHosts implements ServiceHosts {

	/**
	 * @param Closure(): ConsentQuestion $question
	 * @param Closure(): OtherBanner $other
	 */
	public function __construct(
		#[LazyInject( ConsentQuestion::class )] private readonly Closure $question,
		#[LazyInject( OtherBanner::class )] private readonly Closure $other
	) {}

	public function are_asked(): bool {
		return ( $this->question )()->is_asked() || ( $this->other )()->asks();
	}

	/** Returns the ID of the service with the most specific match; empty if there is none. */
	public function service( string $address ): string {
		$question = ( $this->question )();
		$closest  = '';
		$found    = '';
		foreach ( array_intersect_key( $question->services(), $question->categories() ) as $id => $service ) {
			foreach ( explode( ',', $service->host ) as $named ) {
				$named = trim( $named );
				if ( strlen( $named ) > strlen( $closest ) && self::covers( $named, $address ) ) {
					[ $closest, $found ] = [ $named, $id ];
				}
			}
		}
		return $found;
	}

	private static function covers( string $named, string $address ): bool {
		return str_starts_with( "{$address}/", "{$named}/" )
			|| str_contains( (string) strstr( "{$address}/", '/', true ) . '/', ".{$named}/" );
	}
}
