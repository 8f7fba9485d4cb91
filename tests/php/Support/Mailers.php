<?php
/**
 * Mailers for tests.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Support;

use Brolga\Core\Database\Connection;
use Brolga\Core\Security\Hmac;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\SystemClock;
use Brolga\Forms\Uploads\FileStore;
use Brolga\Forms\Uploads\UploadAttachments;
use Brolga\Forms\Uploads\UploadFolder;
use Brolga\Forms\Uploads\UploadRepository;
use Brolga\Mail\AttachmentSource;
use Brolga\Mail\EmailDesign;
use Brolga\Mail\MailHandler;
use Brolga\Mail\Sender;
use Brolga\Mail\ServerPlace;

/**
 * The same mailer as in the composition root, with a patience of the test's.
 */
final class Mailers {

	/**
	 * @param int              $seconds For a conversation with a mail server.
	 * @param ServerPlace|null $place   Where servers may lie.
	 * @param EmailDesign|null $design  Null: emails of text alone.
	 */
	public static function make(
		int $seconds = MailHandler::SECONDS,
		?ServerPlace $place = null,
		?EmailDesign $design = null
	): MailHandler {
		$clock    = new SystemClock();
		$settings = new Settings();
		return new MailHandler(
			$settings,
			new Sender( $settings ),
			static fn (): AttachmentSource => new UploadAttachments(
				new UploadRepository( new Connection(), $clock ),
				new FileStore( new UploadFolder( new Hmac( $clock ) ) ),
				$settings
			),
			$seconds,
			place: null === $place ? null : static fn (): ServerPlace => $place,
			design: null === $design ? null : static fn (): EmailDesign => $design
		);
	}
}
