<?php
declare( strict_types=1 );

namespace Brolga\Core\Security;

use Brolga\Api\Settings\DescribesForm;
use Brolga\Api\Settings\FormField;
use Brolga\Api\Settings\FormGroup;
use Brolga\Api\Settings\Section;
use Brolga\Api\Settings\SectionForm;
use Brolga\Api\Settings\Values;

/**
 * The privacy settings: how long leads are stored, what uninstalling deletes, and which proxies are trusted.
 *
 * @see PRIV-2 LIFE-4 LEAD-24
 */
final class PrivacySection implements Section, DescribesForm {

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
				// What deletes data is decided where the data are.
				'portable' => false,
			],
			'erase_on_uninstall' => [
				'type'    => 'boolean',
				'default' => false,
				'portable' => false,
			],
			'trusted_proxies'    => [
				'type'     => 'array',
				'items'    => [
					'type'      => 'string',
					'maxLength' => 64,
				],
				'maxItems' => 50,
				'default'  => [],
				'portable' => false,
				'constant' => 'BROLGA_TRUSTED_PROXIES',
			],
		];
	}

	public function form(): SectionForm {
		return new SectionForm(
			position: 140,
			about: __( 'Which visitor data is kept, and for how long. Use the WordPress privacy tools to export or erase one person’s data.', 'brolga' ),
			groups: [
				new FormGroup(
					__( 'Leads', 'brolga' ),
					[
						new FormField(
							'retention_days',
							__( 'Delete after (days)', 'brolga' ),
							__( 'Deletes leads and their emails permanently. Enter 0 to keep leads until you delete them.', 'brolga' )
						),
						FormField::note( __( 'IP addresses are not stored, only hashes made with a secret key, to limit misuse. On busy servers, encrypted files hold addresses until visits are counted, usually within a second.', 'brolga' ) ),
					],
					words: [ __( 'Retention', 'brolga' ), __( 'Privacy', 'brolga' ), 'GDPR' ]
				),
				new FormGroup(
					__( 'Reverse proxy', 'brolga' ),
					[
						new FormField(
							'trusted_proxies',
							__( 'Trusted proxies', 'brolga' ),
							__( 'One IP address or network per line, for example 10.0.0.0/8. X-Forwarded-For is only trusted from these addresses.', 'brolga' )
						),
					],
					__( 'Only needed if this site is behind a proxy or CDN, where all visitors would otherwise seem to share one address.', 'brolga' )
				),
				new FormGroup(
					__( 'Uninstall', 'brolga' ),
					[
						new FormField(
							'erase_on_uninstall',
							__( 'Delete all Brolga data', 'brolga' ),
							__( 'When you delete the plugin, this also deletes leads and files, subscribers, popups, A/B test results, consent records, the audit log and settings. Otherwise everything is kept for a reinstall.', 'brolga' )
						),
					]
				),
			]
		);
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
