<?php
/**
 * The database drop-in for clusters, without a database.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Support;

use Brolga\Dropins\ClusterDatabase;
use ReflectionClass;

require_once dirname( __DIR__, 3 ) . '/plugin/dropins/db.php';

/**
 * Counts how often it is told to wait for other nodes, and connects to nothing.
 */
final class AskedClusterDatabase extends ClusterDatabase {

	public int $latest = 0;

	/** In WordPress' place from here on. */
	public static function join(): self {
		$cluster         = ( new ReflectionClass( self::class ) )->newInstanceWithoutConstructor();
		$GLOBALS['wpdb'] = $cluster;
		return $cluster;
	}

	public function read_latest(): void {
		++$this->latest;
	}
}
