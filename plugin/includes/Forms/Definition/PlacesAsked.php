<?php
declare( strict_types=1 );

namespace Brolga\Forms\Definition;

use Brolga\Core\Events\Question;
use Brolga\Forms\Source\FormId;

/**
 * Asks how many places of a form are taken.
 *
 * @see FORM-870
 */
final class PlacesAsked implements Question {

	public int $taken = 0;

	public function __construct( public readonly FormId $form ) {}
}
