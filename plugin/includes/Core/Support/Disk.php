<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;

/** The disk that the site is stored on. */
final class Disk {

	public function __construct( private readonly PluginFile $file ) {}

	public function free_space(): float|false {
		return function_exists( 'disk_free_space' ) ? disk_free_space( dirname( $this->file->path ) ) : false;
	}
}
