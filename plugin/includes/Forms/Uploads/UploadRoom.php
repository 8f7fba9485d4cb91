<?php
declare( strict_types=1 );

namespace Brolga\Forms\Uploads;

use Closure;

/**
 * How much of the disk strangers may fill: all but the smaller one of a tenth of
 * it and 500 MB, which the site and its database need. Where nobody can tell how
 * full the disk is, it is taken for roomy.
 *
 * @see UPLOAD-450
 */
final class UploadRoom {

	/** Bytes that stay free on a large disk. */
	private const RESERVE = 524288000;

	/** The part of a small disk that stays free. */
	private const PART = 10;

	/**
	 * @param Closure(string): (float|false) $free  Bytes that are free for a folder; false: nobody can tell.
	 * @param Closure(string): (float|false) $total Bytes of the disk that holds it; false: nobody can tell.
	 */
	public function __construct(
		private readonly UploadFolder $folder,
		private readonly Closure $free,
		private readonly Closure $total
	) {}

	/**
	 * Whether so much more fits.
	 */
	public function has( int $bytes ): bool {
		$free = $this->free();
		return false === $free || $free - $bytes >= $this->reserve();
	}

	/**
	 * Bytes that are free; false: nobody can tell.
	 */
	public function free(): float|false {
		return ( $this->free )( $this->place() );
	}

	/**
	 * Bytes that stay free.
	 */
	public function reserve(): int {
		$total = ( $this->total )( $this->place() );
		return false === $total ? self::RESERVE : (int) min( self::RESERVE, $total / self::PART );
	}

	/**
	 * The folder, or the one it will be made in.
	 */
	private function place(): string {
		$place = $this->folder->path();
		return is_dir( $place ) ? $place : dirname( $place );
	}
}
