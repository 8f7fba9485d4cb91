<?php
/**
 * The hosts that services name.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Core\Consent\ServiceHosts;
use Brolga\Core\Support\Later;
use Closure;

/**
 * Reads the hosts that visitors are told of with each service: `example.com`, which
 * names those below it too, or `example.com/maps`.
 *
 * @see CONSENT-400
 */
final class NamedHosts implements ServiceHosts {

	/**
	 * @param Closure(): Question    $question What visitors are asked.
	 * @param Closure(): OtherBanner $other    A banner of somebody else.
	 */
	public function __construct(
		#[Later( Question::class )] private readonly Closure $question,
		#[Later( OtherBanner::class )] private readonly Closure $other
	) {}

	public function are_asked(): bool {
		return ( $this->question )()->is_asked() || ( $this->other )()->asks();
	}

	/**
	 * The id of the service that names an address most closely; empty where none does.
	 *
	 * @param string $address A host, or a host with a path.
	 */
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

	/**
	 * Whether a name stands for an address.
	 *
	 * @param string $named   What a service says.
	 * @param string $address A host, or a host with a path.
	 */
	private static function covers( string $named, string $address ): bool {
		return str_starts_with( "{$address}/", "{$named}/" )
			|| str_contains( (string) strstr( "{$address}/", '/', true ) . '/', ".{$named}/" );
	}
}
