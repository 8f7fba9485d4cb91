<?php
declare( strict_types=1 );

namespace Brolga\Core\Privacy;

/** Provides a feature's part of the suggested text under Settings > Privacy. */
interface PolicySource {

	/** @return list<string> Paragraphs of plain text: what is stored, why, for how long, and who receives it. */
	public function policy(): array;
}
