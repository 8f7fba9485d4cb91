<?php
declare( strict_types=1 );

namespace Brolga\Core\Security;

use Brolga\Api\Settings\Section;
use Brolga\Api\Settings\Values;

/**
 * The privacy settings: how long leads are stored, what uninstalling deletes, and which proxies
 * are trusted.
 *
 * @see PRIV-2 LIFE-4 LEAD-24
 */
final class PrivacySection implements Section {

	public function id(): string {
		return 'privacy';
	}

	public function title(): string {
		return __( 'Privacy', 'brolga' );
	}

	/** @return array<string, array<string, mixed>> */
	public function schema(): array {
		return [
			'retention_days'     => [
				'type'    => 'integer',
				'minimum' => 0,
				'maximum' => 36500,
				'default' => 0,
			],
			'erase_on_uninstall' => [
				'type'    => 'boolean',
				'default' => false,
			],
			'trusted_proxies'    => [
				'type'     => 'array',
				'items'    => [
					'type'      => 'string',
					'maxLength' => 64,
				],
				'maxItems' => 50,
				'default'  => [],
				'constant' => 'BROLGA_TRUSTED_PROXIES',
			],
		];
	}

	/** @return array<string, string> */
	public function problems( Values $values ): array {
		foreach ( $values->texts( 'trusted_proxies' ) as $network ) {
			if ( ! ClientIp::is_network( $network ) ) {
				return [ 'trusted_proxies' => sprintf(
					/* translators: %s: what the owner wrote. */
					__( '“%s” is not an IP address or network. Use a format like 10.0.0.1, 10.0.0.0/8 or 2001:db8::/32.', 'brolga' ),
					$network
				) ];
			}
		}
		return [];
	}
}
