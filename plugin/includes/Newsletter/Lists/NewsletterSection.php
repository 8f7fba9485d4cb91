<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Lists;

use Brolga\Api\Settings\DescribesForm;
use Brolga\Api\Settings\FormField;
use Brolga\Api\Settings\FormGroup;
use Brolga\Api\Settings\Section;
use Brolga\Api\Settings\SectionForm;
use Brolga\Api\Settings\Values;
use DateTimeZone;

/**
 * The newsletter settings: the hour at which digests are sent, and for how many days unconfirmed
 * and spam sign-ups are kept.
 *
 * @see FEED-7 NEWS-26 PRIV-8
 */
final class NewsletterSection implements Section, DescribesForm {

	/** Days for which a confirmation link is valid; a sign-up is kept at least as long. */
	public const LINK_DAYS = 30;

	private const MAX_DAYS = 3650;

	public function id(): string {
		return 'newsletter';
	}

	public function title(): string {
		return __( 'Newsletter', 'brolga' );
	}

	/** @return array<string, array<string, mixed>> */
	public function schema(): array {
		return [
			'digest_hour'      => [
				'type'    => 'integer',
				'minimum' => 0,
				'maximum' => 23,
				'default' => 8,
				'message' => __( 'Choose an hour of the day, from 0 (midnight) to 23.', 'brolga' ),
			],
			'unconfirmed_days' => [
				'type'    => 'integer',
				'minimum' => self::LINK_DAYS,
				'maximum' => self::MAX_DAYS,
				'default' => self::LINK_DAYS,
				// What deletes data is decided where the data are.
				'portable' => false,
				'message' => sprintf(
					/* translators: 1: the smallest number, 2: the largest. */
					__( 'Enter a number of days from %1$d to %2$d. Addresses have to be kept for as long as the link in the confirmation email is valid.', 'brolga' ),
					self::LINK_DAYS,
					self::MAX_DAYS
				),
			],
			'spam_days'        => [
				'type'    => 'integer',
				'minimum' => 1,
				'maximum' => self::MAX_DAYS,
				'default' => self::LINK_DAYS,
				'portable' => false,
				'message' => sprintf(
					/* translators: 1: the smallest number, 2: the largest. */
					__( 'Enter a whole number from %1$d to %2$d. Addresses of people who may never have asked cannot be kept forever.', 'brolga' ),
					1,
					self::MAX_DAYS
				),
			],
		];
	}

	public function form(): SectionForm {
		return new SectionForm(
			position: 40,
			about: __( 'Lists kept on this site. Set a form’s text and list in its block.', 'brolga' ),
			groups: [
				new FormGroup(
					__( 'New posts by email', 'brolga' ),
					[
						new FormField(
							'digest_hour',
							__( 'Send daily and weekly digests at', 'brolga' ),
							/* translators: %s: a time zone. */
							sprintf( __( 'In the site’s time zone: %s.', 'brolga' ), self::time_zone() ),
							self::hours()
						),
					],
					__( 'Sign-up forms can offer new posts immediately, daily or weekly. Weekly digests are sent on the day your week starts, as set under Settings > General.', 'brolga' )
				),
				new FormGroup(
					__( 'Cleanup', 'brolga' ),
					[
						new FormField(
							'unconfirmed_days',
							__( 'Delete unconfirmed addresses after (days)', 'brolga' ),
							__( 'At least 30, because the link in the confirmation email is valid for that long.', 'brolga' )
						),
						new FormField(
							'spam_days',
							__( 'Delete spam sign-ups after (days)', 'brolga' ),
							__( 'Until then, you can mark sign-ups as not spam under Brolga > Subscribers.', 'brolga' )
						),
					],
					words: [ __( 'Retention', 'brolga' ) ]
				),
			]
		);
	}

	/** @return list<string> The hours of a day, as the site writes times. */
	private static function hours(): array {
		$format = get_option( 'time_format' );
		return array_map(
			static fn ( int $hour ): string => (string) wp_date(
				is_string( $format ) ? $format : 'H:i',
				$hour * 3600,
				new DateTimeZone( 'UTC' )
			),
			range( 0, 23 )
		);
	}

	/** Returns the site's time zone as WordPress's own settings name it. */
	private static function time_zone(): string {
		$zone = get_option( 'timezone_string' );
		if ( is_string( $zone ) && '' !== $zone ) {
			return $zone;
		}
		$offset = get_option( 'gmt_offset' );
		$offset = is_numeric( $offset ) ? (float) $offset : 0.0;
		return ( $offset < 0 ? 'UTC' : 'UTC+' )
			. str_replace( [ '.25', '.5', '.75' ], [ ':15', ':30', ':45' ], (string) $offset );
	}

	/** @return array<string, string> */
	public function problems( Values $values ): array {
		return [];
	}
}
