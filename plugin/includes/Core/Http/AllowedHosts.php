<?php
declare( strict_types=1 );

namespace Brolga\Core\Http;

/**
 * None, unless whoever runs the server says so in wp-config.php:
 *
 *     define( 'BROLGA_ALLOWED_HOSTS', 'crm.office.lan, 127.0.0.1:8080' );
 *
 * or by an environment variable of that name. No setting in wp-admin can do it:
 * an administrator of a site is not always the one who runs the network.
 *
 * @see NEWS-20
 */
final class AllowedHosts {

	/**
	 * @param list<string> $hosts `host`, or `host:port`.
	 */
	public function __construct( private readonly array $hosts = [] ) {}

	/**
	 * Those of this server.
	 */
	public static function of_this_server(): self {
		$value = defined( 'BROLGA_ALLOWED_HOSTS' )
			? constant( 'BROLGA_ALLOWED_HOSTS' )
			: getenv( 'BROLGA_ALLOWED_HOSTS' );
		$hosts = array_map( trim( ... ), explode( ',', is_string( $value ) ? strtolower( $value ) : '' ) );
		return new self( array_values( array_filter( $hosts, static fn ( string $host ): bool => '' !== $host ) ) );
	}

	/**
	 * Whether an endpoint may be called wherever it lies, by plain HTTP too.
	 */
	public function have( Endpoint $endpoint ): bool {
		return in_array( $endpoint->host, $this->hosts, true )
			|| in_array( "{$endpoint->host}:{$endpoint->port}", $this->hosts, true );
	}
}
