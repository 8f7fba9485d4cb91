<?php
declare( strict_types=1 );

namespace Brolga\Core\Privacy;

/**
 * A feature's part in the suggested text under Settings > Privacy.
 */
interface PolicySource {

	/**
	 * What is kept, why, how long, and who else learns of it.
	 *
	 * @return list<string> Paragraphs of plain text.
	 */
	public function policy(): array;
}
