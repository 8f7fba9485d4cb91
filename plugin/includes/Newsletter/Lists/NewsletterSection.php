<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Lists;

use Brolga\Api\Settings\Section;
use Brolga\Api\Settings\Values;

/**
 * The newsletter settings: the hour at which digests are sent, and for how many days unconfirmed
 * and spam sign-ups are kept.
 *
 * @see FEED-7 NEWS-26 PRIV-8
 */
final class NewsletterSection implements Section {

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
				'message' => sprintf(
					/* translators: 1: the smallest number, 2: the largest. */
					__( 'Enter a whole number from %1$d to %2$d. Addresses of people who may never have asked cannot be kept forever.', 'brolga' ),
					1,
					self::MAX_DAYS
				),
			],
		];
	}

	/** @return array<string, string> */
	public function problems( Values $values ): array {
		return [];
	}
}
