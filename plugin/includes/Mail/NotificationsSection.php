<?php
declare( strict_types=1 );

namespace Brolga\Mail;

use Brolga\Api\Settings\Section;
use Brolga\Api\Settings\Values;

/**
 * The settings for notifications about leads.
 *
 * @see OUTBOX-11 UPLOAD-15
 */
final class NotificationsSection implements Section {

	/** Hardly any mail server accepts more. */
	public const MOST_MEGABYTES = 20;

	public function id(): string {
		return 'notifications';
	}

	public function title(): string {
		return __( 'Notifications', 'brolga' );
	}

	/** @return array<string, array<string, mixed>> */
	public function schema(): array {
		return [
			'notification_recipient' => [
				'type'      => 'string',
				'format'    => 'email',
				'maxLength' => 254,
				'default'   => '',
			],
			'attach_megabytes'       => [
				'type'    => 'integer',
				'minimum' => 1,
				'maximum' => self::MOST_MEGABYTES,
				'default' => 10,
			],
		];
	}

	/** @return array<string, string> */
	public function problems( Values $values ): array {
		return [];
	}
}
