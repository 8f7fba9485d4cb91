<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Registry;

use Brolga\Api\Settings\Section;
use Brolga\Api\Settings\Values;
use Brolga\Core\Security\ClientIp;
use Brolga\Core\Support\Constants;

/**
 * The settings for all tests of a site.
 *
 * @see AB-29
 */
final class AbTestsSection implements Section {

	/** Limit in seconds: a visitor who reads for ten minutes has read the page. */
	private const MAX_BOUNCE_SECONDS = 600;

	public function id(): string {
		return 'experiments';
	}

	public function title(): string {
		return __( 'A/B tests', 'brolga' );
	}

	/**
	 * Contains no translated texts, because events.php reads it before translations are loaded.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function schema(): array {
		return [
			'bounce_rate'        => [
				'type'    => 'integer',
				'minimum' => 1,
				'maximum' => self::MAX_BOUNCE_SECONDS,
				'default' => Constants::AB_BOUNCE_RATE_SECONDS,
			],
			'shortcode_tracking' => [
				'type'    => 'boolean',
				'default' => false,
			],
			'unique_test_id'     => [
				'type'      => 'string',
				'maxLength' => 40,
				'default'   => '',
			],
			'delivery'           => [
				'type'    => 'string',
				'enum'    => array_column( VariantDelivery::cases(), 'value' ),
				'default' => VariantDelivery::Automatic->value,
			],
			'false_alarm_rate'   => [
				'type'    => 'number',
				'minimum' => 0.01,
				'maximum' => 0.2,
				'default' => 0.05,
			],
			'auto_stop'          => [
				'type'    => 'boolean',
				'default' => false,
			],
			'mail_results'       => [
				'type'    => 'boolean',
				'default' => true,
			],
			'staff_addresses'    => [
				'type'     => 'array',
				'items'    => [
					'type'      => 'string',
					'maxLength' => 64,
				],
				'maxItems' => 50,
				'default'  => [],
			],
		];
	}

	/**
	 * Rejects an ID that is ambiguous after a number in cookies' names, and unparsable addresses.
	 *
	 * @return array<string, string>
	 */
	public function problems( Values $values ): array {
		$id = $values->text( 'unique_test_id' );
		if ( '' !== $id && 1 !== preg_match( '/^[A-Za-z_][\w-]*$/D', $id ) ) {
			return [ 'unique_test_id' => __( 'Use letters, digits, hyphens and underscores, and begin with a letter or an underscore.', 'brolga' ) ];
		}
		foreach ( $values->texts( 'staff_addresses' ) as $network ) {
			if ( ! ClientIp::is_network( $network ) ) {
				return [ 'staff_addresses' => sprintf(
					/* translators: %s: what the owner wrote. */
					__( '“%s” is not an IP address or network. Write one per line, such as 203.0.113.7 or 2001:db8::/32.', 'brolga' ),
					$network
				) ];
			}
		}
		return [];
	}
}
