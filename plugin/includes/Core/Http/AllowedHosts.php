<?php
declare( strict_types=1 );

namespace Brolga\Core\Http;

use Brolga\Core\Settings\DeclaresServerValues;
use Brolga\Core\Settings\ServerValue;

/**
 * Internal hosts that the plugin may call. None, unless the server's administrator lists them in
 * wp-config.php or an environment variable of the same name:
 *
 *     define( 'BROLGA_ALLOWED_HOSTS', 'crm.office.lan, 127.0.0.1:8080' );
 *
 * There is no setting in wp-admin for this, since a site's administrator need not be the
 * administrator of the network.
 *
 * @see NEWS-20
 */
final class AllowedHosts implements DeclaresServerValues {

	/** @param list<string> $hosts `host`, or `host:port`. */
	public function __construct( private readonly array $hosts = [] ) {}

	/** @return array{ServerValue} */
	public static function server_values(): array {
		return [ new ServerValue(
			'BROLGA_ALLOWED_HOSTS',
			[
				'type'    => 'array',
				'items'   => [
					'type'      => 'string',
					'pattern'   => '^[^\s/]+$',
					'maxLength' => 260,
				],
				'message' => static fn (): string => __(
					'Use server names, with a port if it is not the default, such as crm.office.lan or 127.0.0.1:8080.',
					'brolga'
				),
				'default' => [],
			]
		) ];
	}

	public static function of_this_server(): self {
		$hosts = self::server_values()[0]->value();
		return new self( array_map(
			strtolower( ... ),
			is_array( $hosts ) ? array_values( array_filter( $hosts, is_string( ... ) ) ) : []
		) );
	}

	/** Whether an endpoint may be called at an internal address, and without encryption. */
	public function have( Endpoint $endpoint ): bool {
		return in_array( $endpoint->host, $this->hosts, true )
			|| in_array( "{$endpoint->host}:{$endpoint->port}", $this->hosts, true );
	}
}
