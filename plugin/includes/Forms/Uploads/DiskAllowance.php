<?php
declare( strict_types=1 );

namespace Brolga\Forms\Uploads;

use Closure;

/**
 * Limits how much of the disk visitors may fill. A tenth of the disk stays free, at most 500 MB,
 * which the site and its database need. If the free space is unknown, files are accepted.
 *
 * @see UPLOAD-450
 */
final class DiskAllowance {

	/** Bytes that stay free on a large disk. */
	private const RESERVE = 524288000;

	/** The fraction of a small disk that stays free: one tenth. */
	private const PART = 10;

	/**
	 * @param Closure(string): (float|false) $free  Free bytes on a folder's disk; false if unknown.
	 * @param Closure(string): (float|false) $total Total bytes of a folder's disk; false if unknown.
	 */
	public function __construct(
		private readonly UploadFolder $folder,
		private readonly Closure $free,
		private readonly Closure $total
	) {}

	public function has( int $bytes ): bool {
		$free = $this->free();
		return false === $free || $free - $bytes >= $this->reserve();
	}

	public function free(): float|false {
		return ( $this->free )( $this->place() );
	}

	public function reserve(): int {
		$total = ( $this->total )( $this->place() );
		return false === $total ? self::RESERVE : (int) min( self::RESERVE, $total / self::PART );
	}

	private function place(): string {
		$place = $this->folder->path();
		return is_dir( $place ) ? $place : dirname( $place );
	}
}
