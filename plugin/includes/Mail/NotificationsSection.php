<?php
declare( strict_types=1 );

namespace Brolga\Mail;

use Brolga\Api\Settings\DescribesForm;
use Brolga\Api\Settings\FormField;
use Brolga\Api\Settings\FormGroup;
use Brolga\Api\Settings\Section;
use Brolga\Api\Settings\SectionForm;
use Brolga\Api\Settings\Values;

/**
 * The settings for notifications about leads.
 *
 * @see OUTBOX-11 UPLOAD-15
 */
final class NotificationsSection implements Section, DescribesForm {

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
				'portable'  => false,
			],
			'attach_megabytes'       => [
				'type'    => 'integer',
				'minimum' => 1,
				'maximum' => self::MOST_MEGABYTES,
				'default' => 10,
			],
		];
	}

	public function form(): SectionForm {
		return new SectionForm(
			position: 20,
			about: __( 'One address is notified when a visitor submits a form. Every message is kept under Brolga > Leads, even if the notification goes missing.', 'brolga' ),
			groups: [
				new FormGroup(
					__( 'New leads', 'brolga' ),
					[
						new FormField(
							'notification_recipient',
							__( 'Recipient', 'brolga' ),
							__( 'For forms without their own recipients. Leave empty to use the site’s administration email address.', 'brolga' ),
							placeholder: Sender::administrator()
						),
						new FormField(
							'attach_megabytes',
							__( 'Attachment limit per email (MB)', 'brolga' ),
							__( 'For forms that attach files. The email links to larger files. Many mail servers accept 10 MB, and attachments grow by a third when sent.', 'brolga' )
						),
					]
				),
			]
		);
	}

	/** @return array<string, string> */
	public function problems( Values $values ): array {
		return [];
	}
}
