<?php
declare( strict_types=1 );

namespace Brolga\Forms\Source;

/**
 * The kinds of posts and templates that a form's block can be saved in. The value is the prefix of
 * the source's name in a signed form id.
 */
enum SourceKind: string {

	case Post         = 'post';
	case TemplatePart = 'template-part';
	case Template     = 'template';
	case Synced       = 'synced';
	case Popup        = 'popup';

	/** Whether sources of this kind are named by a post id; the others are named by theme and slug. */
	public function is_post(): bool {
		return match ( $this ) {
			self::Post, self::Synced, self::Popup => true,
			default => false,
		};
	}

	/** @return 'wp_template'|'wp_template_part' */
	public function template_type(): string {
		return self::TemplatePart === $this ? 'wp_template_part' : 'wp_template';
	}
}
