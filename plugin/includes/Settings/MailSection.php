<?php
/**
 * The settings of mail.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Settings;

/**
 * Who our mails come from.
 *
 * @see OUTBOX-17
 */
final class MailSection implements Section {

	/**
	 * Its name.
	 */
	public function id(): string {
		return 'mail';
	}

	/**
	 * Its name for the owner.
	 */
	public function title(): string {
		return __( 'Mail', 'brolga' );
	}

	/**
	 * Its values.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function schema(): array {
		$address = [
			'type'      => 'string',
			'format'    => 'email',
			'maxLength' => 254,
			'default'   => '',
		];
		return [
			'mail_from'      => $address,
			'mail_from_name' => [
				'type'      => 'string',
				'pattern'   => '^[^\r\n]*$',
				'maxLength' => 100,
				'default'   => '',
			],
			'reply_to'       => $address,
		];
	}

	/**
	 * Each value is good or bad by itself.
	 *
	 * @param Values $values The values.
	 * @return array<string, string>
	 */
	public function problems( Values $values ): array {
		return [];
	}
}
