<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Registry;

use Brolga\Api\Settings\DescribesForm;
use Brolga\Api\Settings\FormField;
use Brolga\Api\Settings\FormGroup;
use Brolga\Api\Settings\Section;
use Brolga\Api\Settings\SectionForm;
use Brolga\Api\Settings\Values;
use Brolga\Core\Security\ClientIp;
use Brolga\Core\Support\Constants;
use Brolga\Core\Support\Percent;

/**
 * The settings for all tests of a site.
 *
 * @see AB-29
 */
final class AbTestsSection implements Section, DescribesForm {

	/** Limit in seconds: a visitor who reads for ten minutes has read the page. */
	private const MAX_BOUNCE_SECONDS = 600;

	public function id(): string {
		return 'experiments';
	}

	public function title(): string {
		return __( 'A/B tests', 'brolga' );
	}

	/** @return array<string, array<string, mixed>> Untranslated, because events.php reads it early. */
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
				'portable'  => false,
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
				'portable' => false,
			],
		];
	}

	public function form(): SectionForm {
		return new SectionForm(
			position: 70,
			about: __( 'Settings for all tests. To create a test, add an A/B test block to a page.', 'brolga' ),
			groups: [
				self::counting(),
				new FormGroup(
					__( 'How visitors get their variant', 'brolga' ),
					[
						new FormField(
							'delivery',
							__( 'Delivery', 'brolga' ),
							choices: [
								'automatic' => [
									__( 'Automatic', 'brolga' ),
									__( 'The server chooses. Behind a page cache, the page asks for its variant.', 'brolga' ),
								],
								'instant'   => [
									__( 'Instant', 'brolga' ),
									__( 'Every variant is on the page, and one is chosen before anything is shown.', 'brolga' ),
								],
							]
						),
					]
				),
				new FormGroup(
					__( 'Results', 'brolga' ),
					[
						new FormField(
							'false_alarm_rate',
							__( 'Confidence level', 'brolga' ),
							__( 'A higher level makes tests run longer. The level holds however often you check.', 'brolga' ),
							[
								'0.01' => self::level( 0.01 ),
								'0.05' => self::level( 0.05 ),
								'0.1'  => self::level( 0.1 ),
							]
						),
						new FormField(
							'mail_results',
							__( 'Email me when a test is decided, or its numbers cannot be trusted', 'brolga' )
						),
						new FormField(
							'auto_stop',
							__( 'Stop a test once it is decided', 'brolga' ),
							__( 'Every visitor then sees the control until you promote the winner.', 'brolga' )
						),
					]
				),
				new FormGroup(
					__( 'Reset visitor assignments', 'brolga' ),
					[
						new FormField(
							'unique_test_id',
							__( 'Test period ID', 'brolga' ),
							__( 'Letters, digits, hyphens and underscores, starting with a letter or an underscore. Leave empty for the first period.', 'brolga' )
						),
					],
					__( 'Browsers remember each visitor’s variant for a year. With a new ID, every visitor takes part in every test again.', 'brolga' )
				),
			]
		);
	}

	private static function counting(): FormGroup {
		return new FormGroup(
			__( 'Counting', 'brolga' ),
			[
				new FormField(
					'bounce_rate',
					__( 'Start counting a visitor after (seconds)', 'brolga' ),
					__( 'Visitors who leave sooner without doing anything are not counted.', 'brolga' )
				),
				new FormField(
					'shortcode_tracking',
					__( 'Track goal pages with a shortcode', 'brolga' ),
					__( 'Only for pages marked with the shortcode [brolga_split_track id="12"]. Replace 12 with the test’s key, which is at the end of its report’s URL.', 'brolga' )
				),
				new FormField(
					'staff_addresses',
					__( 'Leave out these IP addresses', 'brolga' ),
					__( 'Your office, for example. One address or network per line, such as 203.0.113.7 or 203.0.113.0/24. People who can edit this site are always left out.', 'brolga' )
				),
			]
		);
	}

	/** Describes a confidence level by how often a winner may be a false one. */
	private static function level( float $false_alarm_rate ): string {
		return sprintf(
			/* translators: 1: a share, such as 95%; 2: a number of tests. */
			__( '%1$s (at most 1 false winner in %2$d tests)', 'brolga' ),
			Percent::of( 1 - $false_alarm_rate ),
			(int) round( 1 / $false_alarm_rate )
		);
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
