<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Goals;

use Brolga\Core\Extensions\Extensions;

/**
 * What a test is decided by, as its block names it. Which kinds there are,
 * GoalKinds knows.
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

	/**
	 * The goal of a name; a click where it is no name at all.
	 *
	 * @param mixed $name As a block or a row has it.
	 */
	public static function named( mixed $name ): self {
		return new self( is_string( $name ) && Extensions::is_id( $name ) ? $name : self::CLICK );
	}

	/**
	 * The record that counts as the test's conversion. Six records are all there are:
	 * whatever has none of its own is achieved, `con_goal`.
	 */
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
