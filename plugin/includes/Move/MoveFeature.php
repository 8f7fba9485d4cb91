<?php
declare( strict_types=1 );

namespace Brolga\Move;

use Brolga\Core\Kernel\Feature;
use Brolga\Core\Kernel\Parts;

/** Registers the command that moves a site to another database. */
final class MoveFeature implements Feature {

	public function parts(): Parts {
		return new Parts( commands: [ 'brolga move' => MoveCommand::class ] );
	}
}
