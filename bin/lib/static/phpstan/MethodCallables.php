<?php
declare( strict_types=1 );

namespace Brolga\Bin\PHPStan;

use PhpParser\Node;
use PHPStan\Analyser\Scope;
use PHPStan\Collectors\Collector;
use PHPStan\Node\MethodCallableNode;

/**
 * The methods that shipped code hands on as `$object->method( ... )`.
 *
 * @implements Collector<MethodCallableNode, list<string>>
 */
final class MethodCallables implements Collector {

	public function getNodeType(): string {
		return MethodCallableNode::class;
	}

	/**
	 * @return list<string>|null As `Class::method`.
	 */
	public function processNode( Node $node, Scope $scope ): ?array {
		return Shipped::is_user( $scope->getFile() )
			? MethodUses::uses( $scope->getType( $node->getVar() ), $node->getName() )
			: null;
	}
}
