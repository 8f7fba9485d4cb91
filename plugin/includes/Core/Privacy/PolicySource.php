<?php
declare( strict_types=1 );

namespace Brolga\Core\Privacy;

/** Provides a feature's part of the suggested text under Settings > Privacy. */
interface PolicySource {

	/**
	 * Describes what is stored, why, for how long, and who receives it.
	 *
	 * @return list<string> Paragraphs of plain text.
	 */
	public function policy(): array;
}
