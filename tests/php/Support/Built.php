<?php
/**
 * The plugin's objects for a test.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Support;

use Brolga\AbTests\Records\EventBuffer;
use Brolga\Core\Kernel\Container;
use Brolga\Core\Security\Hmac;
use Brolga\Core\Support\Clock;
use Brolga\Forms\Uploads\UploadFolder;
use Brolga\Plugin;

/**
 * Builds the same features as WordPress does, around a clock of the test's.
 */
final class Built {

	/**
	 * What builds the objects.
	 *
	 * @param Clock                       $clock   Time.
	 * @param array<class-string, object> $instead Other objects in the place of ours, by class.
	 */
	public static function around( Clock $clock, array $instead = [] ): Container {
		return Plugin::application(
			dirname( __DIR__, 3 ) . '/plugin/brolga.php',
			$instead + [
				Clock::class        => $clock,
				// Beside no website: tests say where.
				UploadFolder::class => new UploadFolder( new Hmac( $clock ), '' ),
				EventBuffer::class  => new EventBuffer( '/nowhere', 'test' ),
			]
		)->container;
	}
}
