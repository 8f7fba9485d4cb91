<?php
/**
 * Mailers for tests.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Support;

use Brolga\Database\Connection;
use Brolga\Outbox\MailHandler;
use Brolga\Settings\Settings;
use Brolga\Support\Hmac;
use Brolga\Support\SystemClock;
use Brolga\Uploads\FileStore;
use Brolga\Uploads\MailFiles;
use Brolga\Uploads\UploadFolder;
use Brolga\Uploads\UploadRepository;

/**
 * The same mailer as in the composition root, with a patience of the test's.
 */
final class Mailers {

	/**
	 * A mailer.
	 *
	 * @param int $seconds For a conversation with a mail server.
	 */
	public static function make( int $seconds = MailHandler::SECONDS ): MailHandler {
		$clock    = new SystemClock();
		$settings = new Settings();
		return new MailHandler( $settings, new MailFiles( new UploadRepository( new Connection(), $clock ), new FileStore( new UploadFolder( new Hmac( $clock ) ) ), $settings ), $seconds );
	}
}
