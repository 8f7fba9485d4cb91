<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Goals;

use Brolga\Core\Extensions\Extensions;

/**
 * The goal that decides a test, as saved in the test's block. GoalKinds lists the kinds that exist.
 *
 * @see AB-4
 */
final class Goal {

	public const READ      = 'read';
	public const VIEW      = 'view';
	public const CLICK     = 'click';
	public const FORM      = 'form';
	public const SHOP      = 'shop';
	public const COMMENT   = 'comment';
	public const SHORTCODE = 'shortcode';
	public const POPUP     = 'popup';

	private function __construct( public readonly string $value ) {}

	/** Returns the goal with an ID; the click goal if the value is not a valid ID. */
	public static function named( mixed $name ): self {
		return new self( is_string( $name ) && Extensions::is_id( $name ) ? $name : self::CLICK );
	}

	/** Returns the record type of the conversion. Goals without their own type use `con_goal`. */
	public function record(): RecordType {
		return match ( $this->value ) {
			self::READ      => RecordType::ReadGoal,
			self::VIEW      => RecordType::ViewGoal,
			self::CLICK     => RecordType::ClickGoal,
			self::SHORTCODE => RecordType::ConShort,
			default         => RecordType::ConGoal,
		};
	}
}
