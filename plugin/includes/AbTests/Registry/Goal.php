<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Registry;

/**
 * What a test is decided by, and the record that says it was reached.
 *
 * @see AB-4
 */
enum Goal: string {
	case Read      = 'read';
	case View      = 'view';
	case Click     = 'click';
	case Form      = 'form';
	case Shop      = 'shop';
	case Comment   = 'comment';
	case Shortcode = 'shortcode';
	case Popup     = 'popup';

	/**
	 * The record that counts as the test's conversion.
	 */
	public function record(): RecordType {
		return match ( $this ) {
			self::Read      => RecordType::ReadGoal,
			self::View      => RecordType::ViewGoal,
			self::Click     => RecordType::ClickGoal,
			self::Shortcode => RecordType::ConShort,
			self::Form, self::Shop, self::Comment, self::Popup => RecordType::ConGoal,
		};
	}
}
